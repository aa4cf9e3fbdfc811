/** Wheel, mouse and fingers on the map. A drag is no click: what lies under it is not picked. */
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

/** So many pixels are a drag; two taps so close in time and place are a double tap. */
const DRAG = 7;
const TWICE = { time: 320, distance: 26 };

/** `ground` is called for a click on the map itself. */
export function gestures(camera: Camera, ground: (at: Point) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const down = new Map<number, Point>();
    let began: Point = { x: 0, y: 0 };
    let dragged = false;
    let tapped = { x: 0, y: 0, at: -Infinity };

    const inFrame = ({ x, y }: Point): Point => {
      const box = node.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };

    function pressed(event: PointerEvent): void {
      if (!down.size) {
        dragged = false;
        began = { x: event.clientX, y: event.clientY };
      }
      if (event.button > 0 || !(event.target instanceof Element) || event.target.closest('[data-still]')) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (down.size === 2) hold();
    }

    /** From now on every move is ours, wherever it goes, and none of it a click. */
    function hold(): void {
      dragged = true;
      camera.touch();
      for (const id of down.keys()) node.setPointerCapture(id);
    }

    function moved(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      // Let go outside, where nobody told us.
      if (event.pointerType === 'mouse' && !event.buttons) return void down.delete(event.pointerId);
      const now = { x: event.clientX, y: event.clientY };
      if (!dragged && Math.hypot(now.x - began.x, now.y - began.y) > DRAG && !camera.whole) hold();
      if (!dragged) return;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      if (!other) return camera.pan(now.x - before.x, now.y - before.y);
      const apart = (a: Point) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
      const middle = (a: Point) => ({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 });
      camera.pan(middle(now).x - middle(before).x, middle(now).y - middle(before).y);
      camera.zoom(apart(now) / apart(before), inFrame(middle(now)));
    }

    function released(event: PointerEvent): void {
      if (down.delete(event.pointerId) && dragged) camera.touch();
    }

    function clicked(event: MouseEvent): void {
      // A key makes clicks, too, and they are meant.
      if (dragged && event.detail) {
        event.stopPropagation();
        event.preventDefault();
      }
    }

    function tap(event: MouseEvent): void {
      if (!event.detail || !(event.target instanceof Element) || event.target.closest('[data-choice], [data-still]')) return;
      const { clientX: x, clientY: y, timeStamp: at } = event;
      const twice = at - tapped.at < TWICE.time && Math.hypot(x - tapped.x, y - tapped.y) < TWICE.distance;
      tapped = { x, y, at: twice ? -Infinity : at };
      if (!twice) return ground(camera.pointAt(x, y));
      camera.touch();
      if (!camera.zoom(1.8, inFrame({ x, y }), true)) camera.showAll();
    }

    function wheel(event: WheelEvent): void {
      const pixels = event.deltaMode ? event.deltaY * 30 : event.deltaY;
      const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016));
      const zoomed = camera.zoom(factor, inFrame({ x: event.clientX, y: event.clientY }));
      if (zoomed) camera.touch();
      // Where there is nothing to zoom, the page may scroll.
      if (zoomed || event.ctrlKey) event.preventDefault();
    }

    /** Two fingers are for the map, even where one is for the page. */
    function both(event: TouchEvent): void {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    }

    type Events = HTMLElementEventMap;
    const on = <K extends keyof Events>(name: K, run: (event: Events[K]) => void, how?: AddEventListenerOptions) => {
      node.addEventListener(name, run, how);
      return () => node.removeEventListener(name, run, how);
    };
    const off = [
      on('pointerdown', pressed),
      on('pointermove', moved),
      on('pointerup', released),
      on('pointercancel', released),
      on('click', clicked, { capture: true }),
      on('click', tap),
      on('wheel', wheel, { passive: false }),
      on('touchstart', both, { passive: false }),
      on('touchmove', both, { passive: false }),
    ];
    return () => off.forEach((remove) => remove());
  };
}
