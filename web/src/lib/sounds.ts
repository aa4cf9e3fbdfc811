/** Sounds, made here and now out of a few oscillators: nothing is fetched. */
import { settings } from './settings.svelte';

export type Sound = 'move' | 'turn' | 'reveal' | 'talk' | 'won' | 'lost' | 'alarm';
export const SOUNDS: readonly Sound[] = ['move', 'turn', 'reveal', 'talk', 'won', 'lost', 'alarm'];

interface Note {
  /** Hertz; 0 is a knock on wood. */
  pitch: number;
  /** Seconds from the beginning, and how long it takes to die away. */
  at: number;
  fades: number;
  loud: number;
}

const bell = (pitch: number, at: number, fades = 0.9, loud = 0.2): Note[] => [
  { pitch, at, fades, loud },
  { pitch: 2.76 * pitch, at, fades: fades / 3, loud: loud / 3 },
];
const knock = (at: number, loud = 0.5): Note => ({ pitch: 0, at, fades: 0.07, loud });

const SCORES: Record<Sound, Note[]> = {
  move: [knock(0), knock(0.055, 0.2)],
  turn: [...bell(659, 0), ...bell(880, 0.16)],
  reveal: [...bell(440, 0, 1.2), ...bell(554, 0.12, 1.2), ...bell(659, 0.24, 1.4)],
  talk: [{ pitch: 740, at: 0, fades: 0.12, loud: 0.12 }],
  won: [...bell(523, 0), ...bell(659, 0.15), ...bell(784, 0.3), ...bell(1047, 0.45, 1.6)],
  lost: [...bell(392, 0, 1.2), ...bell(370, 0.25, 1.2), ...bell(311, 0.5, 1.8)],
  alarm: [knock(0, 0.4), knock(0.14, 0.4), knock(0.28, 0.4)],
};

let context: AudioContext | null = null;

/** Play a sound, where sound is wanted and the browser lets us: before the first click it may not. */
export function play(sound: Sound): void {
  if (!settings.now.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context;
  if (now.state === 'suspended') void now.resume().catch(() => {});
  if (now.state === 'closed') return;
  const start = now.currentTime + 0.01;
  for (const note of SCORES[sound]) sing(now, note, start + note.at);
}

function sing(at: AudioContext, { pitch, fades, loud }: Note, start: number): void {
  const volume = at.createGain();
  volume.connect(at.destination);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + fades);
  const voice = at.createOscillator();
  voice.type = pitch ? 'sine' : 'triangle';
  voice.frequency.setValueAtTime(pitch || 210, start);
  if (!pitch) voice.frequency.exponentialRampToValueAtTime(70, start + fades);
  voice.connect(volume);
  voice.start(start);
  voice.stop(start + fades + 0.05);
}
