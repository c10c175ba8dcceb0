import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import type { Media } from '../../../features/media/media.contract.ts';
import { pictureCrops } from '../../../features/media/picture-crops.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';

interface FocalPointProps {
  media: Pick<Media, 'url' | 'image_thumbnails' | 'focus' | 'width' | 'height'>;
  onMove(focus: [number, number]): void;
}

const steps: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The point no crop may cut, by mouse, by arrow keys (1 %, with Shift 10 %) and by number; beside it every crop as it will be. */
export function FocalPoint({ media, onMove }: FocalPointProps) {
  const id = useId();
  const { focus, image_thumbnails, url, width, height } = media;
  const [x, y] = [Math.round(focus[0] * 100), Math.round(focus[1] * 100)];
  const move = (left: number, top: number) => onMove([within(left) / 100, within(top) / 100]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    move(x + step[0] * far, y + step[1] * far);
  };
  const onPointer = ({ currentTarget, clientX, clientY, buttons, pointerId, type }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId);
    const box = currentTarget.getBoundingClientRect();
    move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const position = `${x}% ${y}%`;
  const source = image_thumbnails?.medium ?? url;
  return (
    <>
      <section aria-labelledby={`${id}-h`} className="bs-stack">
        <h3 id={`${id}-h`}>{m.focal_title()}</h3>
        <div className="focal-picture" onPointerDown={onPointer} onPointerMove={onPointer}>
          <img src={source} alt="" draggable={false} style={{ aspectRatio: `${width} / ${height}` }} />
          <button
            className="focal"
            type="button"
            aria-label={m.focal_point({ x, y })}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className="bs-row">
          <Percent label={m.focal_left()} value={x} onChange={(value) => move(value, y)} />
          <Percent label={m.focal_top()} value={y} onChange={(value) => move(x, value)} />
          <button className="bs-btn" type="button" style={{ alignSelf: 'end' }} onClick={() => move(50, 50)}>
            <ToolIcon name="target" />
            {m.focal_center()}
          </button>
        </div>
        <p className="bs-vh" role="status">
          {m.focal_point({ x, y })}
        </p>
      </section>
      <section aria-labelledby={`${id}-c`} className="bs-stack">
        <h3 id={`${id}-c`}>{m.focal_crops()}</h3>
        <div className="image-crops">
          {pictureCrops.map(({ name, ratio, width: wide }) => (
            <figure key={ratio}>
              <img src={source} alt="" style={{ inlineSize: wide, aspectRatio: ratio, objectPosition: position }} />
              <figcaption className="bs-meta">{name()}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </>
  );
}

function Percent({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) {
  return (
    <label className="bs-field bs-grow">
      <span className="bs-label">{label}</span>
      <input className="bs-input" type="number" min={0} max={100} value={value} onChange={({ target }) => onChange(Number(target.value))} />
    </label>
  );
}

function within(percent: number): number {
  return Math.max(0, Math.min(100, Math.round(percent)));
}
