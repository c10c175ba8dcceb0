import fc from 'fast-check';
import { expect, test } from 'vitest';
import { iframeOrigins } from '../../src/features/consent/services.ts';
import { mapOf } from '../../src/features/programme/detail/map-provider.ts';
import { createSitePlan } from '../../src/features/programme/detail/site-plan.ts';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

test('VEN-02 any place has a plan of its own that is the same each time, with its house in the picture', () => {
  fc.assert(
    fc.property(latitude, longitude, (north, east) => {
      const plan = createSitePlan(north, east);
      expect(createSitePlan(north, east)).toEqual(plan);
      for (const path of [plan.blocks, plan.parks, plan.water, plan.venue]) expect(path).toMatch(/^[MLCSZ\d\s-]*$/);
      expect(plan.blocks.length).toBeLessThan(6000);
      const [x, y] = plan.marker;
      expect(x > 500 && x < 1100 && y > 150 && y < 500).toBe(true);
    }),
  );
  expect(createSitePlan(51.8342, 10.7853)).not.toEqual(createSitePlan(51.8351, 10.7888));
});

test('VEN-02 BRAND-08 maps come from the hosts that may be loaded in iframes, at the zoom of the design, around the place', () => {
  fc.assert(
    fc.property(
      latitude,
      longitude,
      fc.integer({ min: 0, max: 20 }),
      fc.constantFrom('openstreetmap', 'google'),
      (north, east, zoom, provider) => {
        const { embed, page } = mapOf({ provider, zoom }, north, east);
        const [embedded, opened] = [new URL(embed), new URL(page)];
        expect(iframeOrigins).toContain(embedded.origin);
        expect(iframeOrigins).toContain(opened.origin);
        if (provider === 'google') {
          expect(embedded.searchParams.get('z')).toBe(String(zoom));
          return;
        }
        expect(opened.hash).toBe(`#map=${zoom}/${north}/${east}`);
        const [west = 0, south = 0, right = 0, top = 0] = (embedded.searchParams.get('bbox') ?? '').split(',').map(Number);
        expect(west <= east + 1e-4 && right >= east - 1e-4 && south <= north + 1e-4 && top >= north - 1e-4).toBe(true);
      },
    ),
  );
});
