/** The address in links that are meant for others. Who sits at the host's own machine may have a name only it knows. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

let known = '';

/** What the server says its address is for others; empty if there is none. */
export function learnAddress(address: string): void {
  known = address;
}

export function shareOrigin(): string {
  return HERE.includes(location.hostname) && known ? known : location.origin;
}
