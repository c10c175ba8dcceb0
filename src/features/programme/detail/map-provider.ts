import type { MediaService } from '../../consent/services.ts';

/** What the design settings say about maps (BRAND-08); `zoom` is a level of the web's maps, 0 the whole world. */
interface MapSettings {
  provider: 'openstreetmap' | 'google';
  zoom: number;
}

/** A place on the map of the brand's provider (VEN-02). */
export interface MapOfPlace {
  /** Who gets data when it loads. */
  service: Extract<MediaService, 'openstreetmap' | 'google-maps'>;
  /** Address of the map for an iframe. */
  embed: string;
  /** Address of the map for a new window. */
  page: string;
}

/** The assumed size of the iframe, in CSS px. */
const [mapWidth, mapHeight] = [800, 500];

export function mapOf({ provider, zoom }: MapSettings, latitude: number, longitude: number): MapOfPlace {
  const place = `${latitude},${longitude}`;
  if (provider === 'google') {
    return {
      service: 'google-maps',
      embed: `https://www.google.com/maps?${new URLSearchParams({ q: place, z: String(zoom), output: 'embed' })}`,
      page: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`,
    };
  }
  const box = new URLSearchParams({ bbox: boxAround(latitude, longitude, zoom).join(','), layer: 'mapnik', marker: place });
  return {
    service: 'openstreetmap',
    embed: `https://www.openstreetmap.org/export/embed.html?${box}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
  };
}

/** West, south, east and north of the visible area; a tile of the web's maps is 256 px wide. */
function boxAround(latitude: number, longitude: number, zoom: number): number[] {
  const degreesPerPixel = 360 / 2 ** zoom / 256;
  const [x, y] = [(mapWidth / 2) * degreesPerPixel, (mapHeight / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180)];
  return [longitude - x, latitude - y, longitude + x, latitude + y].map((degrees) => Number(degrees.toFixed(5)));
}
