import { m } from '../../../paraglide/messages.js';
import { ExternalMedia } from '../../consent/embeds/external-media.tsx';
import type { MapOfPlace } from './map-provider.ts';
import type { Plan } from './site-plan.ts';

interface VenueMapProps {
  name: string;
  plan: Plan;
  /** Text in the marker of the plan; '' renders a plain one. */
  marker: string;
  /** Null where the design has no maps: the plan is all there is then. */
  map: MapOfPlace | null;
}

/** Where the venue is (VEN-02): the schematic plan, and the provider's map once the visitor allows it. */
export function VenueMap({ name, plan, marker, map }: VenueMapProps) {
  const image = <PlanImage plan={plan} marker={marker} />;
  if (!map) return <div className="map">{image}</div>;
  return (
    <div className="map">
      <ExternalMedia service={map.service} title={m.map_frame({ name })} url={map.page} player={map.embed} picture={image} />
    </div>
  );
}

function PlanImage({ plan: { blocks, parks, water, venue, marker: place }, marker }: Pick<VenueMapProps, 'plan' | 'marker'>) {
  const [x, y] = place;
  return (
    <>
      <svg className="plan" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="blocks" d={blocks} />
        <path className="parks" d={parks} />
        <path className="water" d={water} />
        <path className="venue" d={venue} />
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
