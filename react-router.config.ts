import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // All routes are few and small: the browser gets the whole map with the first page and never asks for more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
