import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels of a seat, from the least that a finger meets. */
const pitches = [24, 30, 38, 48, 60];
const [least = 24] = pitches;
/** What a first look has, and a press on the whole plan leads to. */
const usual = 30;

interface PlanZoom {
  /** The scrolling box around the plan. */
  frame: RefObject<HTMLDivElement | null>;
  /** Pixels of a seat. */
  pitch: number;
  /** The whole plan is in view, its seats too small to press. */
  isWhole: boolean;
  canGrow: boolean;
  canShrink: boolean;
  onZoom: (step: 1 | -1) => void;
  /** Enlarges to what can be pressed, with that point of the window in the middle. */
  enlargeAt: (x: number, y: number) => void;
}

/**
 * Sizes of the seat plan (SHOP-62). A plan that does not fit its frame begins whole, so that a phone shows where the stage is; the
 * seat with the focus, or else what was in the middle, is there when the size changes.
 * @param plan width and height in seats; undefined until it is loaded
 */
export function usePlanZoom(plan: { width: number; height: number } | undefined): PlanZoom {
  const frame = useRef<HTMLDivElement>(null);
  /** Pixels at which the whole plan is in view; null until that is known. */
  const [fitting, setFitting] = useState<number | null>(null);
  /** It did not fit when it was opened. That what is chosen takes some of its room later makes nothing smaller. */
  const [beginsWhole, setBeginsWhole] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  /** Point of the plan, in seats, and where it is to be in the frame: in the middle unless that is given. */
  const middle = useRef<{ x: number; y: number; left?: number; top?: number } | null>(null);
  const { width, height } = plan ?? { width: 0, height: 0 };
  useLayoutEffect(() => {
    const room = frame.current?.parentElement;
    if (!room || width === 0) return;
    const measure = () => {
      const fits = Math.min(room.clientWidth / width, room.clientHeight / height);
      setFitting(fits);
      setBeginsWhole((known) => known ?? fits < least);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [width, height]);

  const sizes = fitting !== null && fitting < least ? [fitting, ...pitches] : pitches;
  const start = beginsWhole && fitting !== null && fitting < least ? fitting : usual;
  const pitch = chosen !== null && sizes.includes(chosen) ? chosen : start;
  const index = sizes.indexOf(pitch);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !middle.current) return;
    const { x, y, left = box.clientWidth / 2, top = box.clientHeight / 2 } = middle.current;
    box.scrollTo(x * pitch - left, y * pitch - top);
    middle.current = null;
  }, [pitch]);

  const pinch = useRef({ pitch, resize: (_wanted: number, _x: number, _y: number): void => undefined });
  pinch.current = {
    pitch,
    resize(wanted, x, y) {
      const box = frame.current;
      const next = sizes.toSorted((one, other) => Math.abs(Math.log(one / wanted)) - Math.abs(Math.log(other / wanted)))[0];
      if (!box || next === undefined || next === pitch) return;
      const { left, top } = box.getBoundingClientRect();
      middle.current = { ...pointOfPlan(box, pitch, x, y), left: x - left, top: y - top };
      setChosen(next);
    },
  };
  useEffect(() => (width > 0 && frame.current ? listenToPinches(frame.current, pinch) : undefined), [width]);

  return {
    frame,
    pitch,
    isWhole: pitch < least,
    canGrow: index < sizes.length - 1,
    canShrink: index > 0,
    onZoom(step) {
      const box = frame.current;
      const next = sizes[index + step];
      if (!box || next === undefined) return;
      const seat = box.querySelector(':focus')?.getBoundingClientRect();
      middle.current = seat
        ? pointOfPlan(box, pitch, seat.left + seat.width / 2, seat.top + seat.height / 2)
        : { x: (box.scrollLeft + box.clientWidth / 2) / pitch, y: (box.scrollTop + box.clientHeight / 2) / pitch };
      setChosen(next);
    },
    enlargeAt(x, y) {
      if (frame.current) middle.current = pointOfPlan(frame.current, pitch, x, y);
      setChosen(usual);
    },
  };
}

/** A point of the window in the plan, in seats. */
function pointOfPlan(box: Element, pitch: number, x: number, y: number): { x: number; y: number } {
  const { left, top } = box.querySelector('svg')?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: (x - left) / pitch, y: (y - top) / pitch };
}

interface Pinch {
  /** Pixels of a seat at present. */
  pitch: number;
  /** Takes the size nearest to so many pixels of a seat; that point of the window stays where it is. */
  resize(wanted: number, x: number, y: number): void;
}

/** Two fingers change the size of the plan, not of the page, whose other parts would leave the window (SHOP-281). */
function listenToPinches(box: HTMLElement, pinch: RefObject<Pinch>): () => void {
  let begun: { pitch: number; distance: number } | null = null;
  const begin = ({ touches: [one, other, third] }: TouchEvent) => {
    begun = one && other && !third ? { pitch: pinch.current.pitch, distance: distanceOf(one, other) } : null;
  };
  const follow = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!begun || !one || !other) return;
    event.preventDefault();
    const wanted = (begun.pitch * distanceOf(one, other)) / begun.distance;
    pinch.current.resize(wanted, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
  };
  box.addEventListener('touchstart', begin, { passive: true });
  box.addEventListener('touchmove', follow, { passive: false });
  return () => {
    box.removeEventListener('touchstart', begin);
    box.removeEventListener('touchmove', follow);
  };
}

const distanceOf = (one: Touch, other: Touch) => Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
