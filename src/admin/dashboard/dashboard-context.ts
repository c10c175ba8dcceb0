import type { Dashboard } from '../../features/dashboard/dashboard.server.ts';
import type { OfficeContext, OfficeOptions } from '../office-area.server.tsx';

/** Services and settings of the dashboard pages. */
export interface DashboardOptions extends OfficeOptions {
  dashboard: Dashboard;
}

/** Authorized request of a dashboard page. */
export type DashboardContext = OfficeContext<DashboardOptions>;
