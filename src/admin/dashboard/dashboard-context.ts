import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import type { Brand } from '../../../brands/brands.server.ts';
import type { Reading, Viewer } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import type { Dashboard } from '../../features/dashboard/dashboard.server.ts';
import type { DesignSettings } from '../../features/site/design-settings.ts';
import type { DashboardSection } from './dashboard-sections.ts';

/** Services and settings of the dashboard pages. */
export interface DashboardOptions {
  brand: Brand;
  dashboard: Dashboard;
  openReading: (viewer: Viewer) => Reading;
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  /** The site's configured address, if any. */
  publicUrl: string | undefined;
  report: (message: string) => void;
}

/** Authorized request of a dashboard page. */
export interface DashboardContext {
  options: DashboardOptions;
  dashboard: Dashboard;
  request: FastifyRequest;
  reply: FastifyReply;
  reading: Reading;
  language: Language;
  design: DesignSettings;
  siteName: string;
  query: URLSearchParams;
}

/** Page to render; without a section it is a notice. */
export interface DashboardAnswer {
  status: number;
  section: DashboardSection | null;
  view: ReactElement;
}
