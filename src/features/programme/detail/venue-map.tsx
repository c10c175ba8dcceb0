import { m } from '../../../paraglide/messages.js';
import { ExternalMedia } from '../../consent/external-media.tsx';
import type { Plan } from './draw-plan.ts';
import type { MapOfPlace } from './map-provider.ts';

interface VenueMapProps {
  name: string;
  plan: Plan;
  /** Text in the marker of the plan; '' draws a plain one. */
  marker: string;
  /** Null where the design has no maps: the plan is all there is then. */
  map: MapOfPlace | null;
}

/** Where the house is (VEN-02): a drawing of our own, and the map of its provider once the visitor lets it load. */
export function VenueMap({ name, plan, marker, map }: VenueMapProps) {
  const drawing = <PlanDrawing plan={plan} marker={marker} />;
  if (!map) return <div className="map">{drawing}</div>;
  return (
    <div className="map">
      <ExternalMedia service={map.service} title={m.map_frame({ name })} url={map.page} player={map.frame} picture={drawing} />
    </div>
  );
}

function PlanDrawing({ plan: { blocks, parks, water, house, marker: place }, marker }: Pick<VenueMapProps, 'plan' | 'marker'>) {
  const [x, y] = place;
  return (
    <>
      <svg className="plan" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="blocks" d={blocks} />
        <path className="parks" d={parks} />
        <path className="water" d={water} />
        <path className="house" d={house} />
        {marker ? (
          <text x={x} y={y}>
            {marker}
          </text>
        ) : (
          <circle cx={x} cy={y} r="9" />
        )}
      </svg>
      <p className="sketch">{m.map_sketch()}</p>
    </>
  );
}
