import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { pagedShape, pageParameter, positiveInteger } from '../../core/contract/shapes.ts';

export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export const vitalDevices = ['phone', 'desktop'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];
export type VitalDevice = (typeof vitalDevices)[number];

/** Shared by all calls that need the flag has_dashboard_online_access (ROLE-04). */
const forDashboard = { audience: 'dash', errors: [401, 403] } as const;

/** Query '?days' with the periods a section offers. */
const days = <const Days extends readonly string[]>(choices: Days) =>
  z.strictObject({ days: z.enum(choices).optional().meta({ description: 'Days to look back, today included' }) });

export const listMissing = defineCall({
  id: 'listMissing',
  path: '/api/dashboard-error-log/',
  summary: 'Addresses that answered 404, most requested first',
  requirement: 'API-32',
  ...forDashboard,
  query: z.strictObject({ page: pageParameter }),
  answer: pagedShape(z.strictObject({ url: z.string(), count: z.int(), last_seen: z.string() })),
  errors: [401, 403, 404],
});

export const listActivity = defineCall({
  id: 'listActivity',
  path: '/api/dashboard-activity/',
  summary: 'Audit log, latest first',
  requirement: 'DASH-02',
  ...forDashboard,
  query: z.strictObject({
    user: positiveInteger.optional().meta({ description: 'Id of an account' }),
    content_type: z.string().max(50).optional(),
    page: pageParameter,
  }),
  answer: pagedShape(
    z
      .strictObject({
        user: z.string().meta({ description: "Name of the user, '' for the system" }),
        action: z.string(),
        content_type: z.string(),
        object_id: z.int().meta({ description: '0 for objects without id' }),
        title: z.string(),
        url: z.string().meta({ description: "The public page; '' where there is none" }),
        created: z.string(),
      })
      .meta({ id: 'Activity' }),
  ),
  errors: [401, 403, 404],
});

export const getCelum = defineCall({
  id: 'getCelum',
  path: '/api/dashboard-celum/',
  summary: 'Statistics of the media library and state of the asset system CELUM',
  requirement: 'DASH-03',
  ...forDashboard,
  answer: z.strictObject({
    connected: z.boolean(),
    adapter: z.string().meta({ description: "'celum', or '' without one" }),
    assets: z.int(),
    bytes: z.number(),
    unused: z.int(),
    without_description: z.int(),
  }),
});

export const getGoogle = defineCall({
  id: 'getGoogle',
  path: '/api/dashboard-google/',
  summary: 'Tag managers, Search Console, consent rates of the last 90 days and the texts that were answered',
  requirement: 'DASH-04',
  ...forDashboard,
  answer: z.strictObject({
    tag_manager_ids: z.array(z.string()),
    search_console_url: z.string(),
    consent: z.array(z.strictObject({ date: z.string(), category: z.string(), accepted: z.int(), total: z.int() })),
    consent_texts: z
      .array(
        z.strictObject({ revision: z.int(), language: z.string(), hash: z.string(), lines: z.array(z.string()), first_day: z.string() }),
      )
      .meta({ description: 'What visitors were asked, from the first day on which somebody answered; newest first' }),
  }),
});

const metric = z.enum(vitalMetrics);
const device = z.enum(vitalDevices);

export const listPagespeed = defineCall({
  id: 'listPagespeed',
  path: '/api/dashboard-pagespeed/',
  summary: 'Web vitals of real visits: 75th percentile per route and device, milliseconds (CLS without unit); 28 days by default',
  requirement: 'DASH-05',
  ...forDashboard,
  query: days(['7', '28', '90']),
  answer: z.array(z.strictObject({ route: z.string(), device, metric, p75: z.number(), count: z.int() })),
});

export const measureVital = defineCall({
  id: 'measureVital',
  method: 'POST',
  path: '/api/dashboard-pagespeed/',
  summary: 'Counts one web vital of a page, without data about the visitor',
  requirement: 'API-43',
  body: z.strictObject({
    metric,
    value: z.number().min(0).max(600_000).meta({ description: 'Milliseconds; CLS without unit' }),
    device,
    url: z
      .string()
      .max(2000)
      .regex(/^\/(?![/\\])[^\s?#]*$/, 'expected a path of the site such as /de/kalender'),
  }),
  answer: z.null(),
  errors: [400, 403, 429],
});

const searchTerm = z.strictObject({ query: z.string(), count: z.int() });

export const getSearches = defineCall({
  id: 'getSearches',
  path: '/api/dashboard-search/',
  summary: 'Most frequent searches and searches without results; 30 days by default',
  requirement: 'DASH-06',
  ...forDashboard,
  query: days(['7', '30', '90']),
  answer: z.strictObject({ top: z.array(searchTerm), without_result: z.array(searchTerm) }),
});

const serviceShape = z.strictObject({ name: z.string(), ok: z.boolean(), detail: z.string(), checked: z.string() });
export type ServiceState = z.output<typeof serviceShape>;

export const listServices = defineCall({
  id: 'listServices',
  path: '/api/dashboard-service/',
  summary: 'Health of database, shop, mail and storage',
  requirement: 'DASH-07',
  ...forDashboard,
  answer: z.array(serviceShape),
});

const switches = { is_site_online: z.boolean(), is_shop_online: z.boolean() };
const statusShape = z.strictObject(switches);

export const getStatus = defineCall({
  id: 'getStatus',
  path: '/api/dashboard-status/',
  summary: 'Whether site and shop are online',
  requirement: 'DASH-08',
  ...forDashboard,
  answer: statusShape,
});

export const changeStatus = defineCall({
  id: 'changeStatus',
  method: 'PATCH',
  path: '/api/dashboard-status/',
  summary: 'Switches site or shop on or off, with immediate effect',
  requirement: 'DASH-08',
  ...forDashboard,
  body: statusShape.partial().refine((given) => Object.keys(given).length > 0, 'expected is_site_online or is_shop_online'),
  answer: statusShape,
  errors: [400, 401, 403],
});

export const getVersion = defineCall({
  id: 'getVersion',
  path: '/api/dashboard-version/',
  summary: 'Running version, commit, migrations and packages',
  requirement: 'DASH-09',
  ...forDashboard,
  answer: z.strictObject({
    build: z.string(),
    commit: z.string().meta({ description: "'' when built outside of a repository" }),
    migrations: z.array(z.strictObject({ name: z.string(), applied: z.string().nullable() })),
    dependencies: z.array(z.strictObject({ name: z.string(), version: z.string() })),
  }),
});
