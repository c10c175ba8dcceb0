import { m } from '../../paraglide/messages.js';

/** Sections of the dashboard in order (DASH-01), by their path segment. */
export const dashboardSections = ['activity', 'celum', 'google', 'pagespeed', 'search', 'service', 'status', 'version'] as const;
export type DashboardSection = (typeof dashboardSections)[number];

export const sectionLabels: Readonly<Record<DashboardSection, () => string>> = {
  activity: m.dashboard_section_activity,
  celum: m.dashboard_section_celum,
  google: m.dashboard_section_google,
  pagespeed: m.dashboard_section_pagespeed,
  search: m.dashboard_section_search,
  service: m.dashboard_section_service,
  status: m.dashboard_section_status,
  version: m.dashboard_section_version,
};
