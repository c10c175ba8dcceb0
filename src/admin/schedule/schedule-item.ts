import { localDay } from '../../core/text/wall-clock.ts';
import { planAnchor } from '../../features/pages/publishing/plan-address.shapes.ts';
import type { PlannedAction } from '../../features/pages/publishing/plans.contract.ts';
import type { AlertTime } from '../../features/site/alerts.read.server.ts';

/** What happens at a time: a plan, or the beginning or end of an alert. */
export interface ScheduleItem {
  /** Its anchor on the screen. */
  key: string;
  title: string;
  /** ISO 8601. */
  at: string;
  action: 'publish' | 'unpublish';
  /** Null for an alert. */
  plan: PlannedAction | null;
  /** Null for a plan. */
  alert: AlertTime | null;
}

/** Plans that wait and times of alerts, soonest first. */
export function scheduleItems(plans: readonly PlannedAction[], alerts: readonly AlertTime[]): ScheduleItem[] {
  const ofPlans = plans
    .filter(({ failure }) => failure === null)
    .map((plan): ScheduleItem => {
      const { id, title, at, action } = plan;
      return { key: planAnchor(id), title, at, action, plan, alert: null };
    });
  const ofAlerts = alerts.map((alert): ScheduleItem => {
    const { alert: id, title, at, action } = alert;
    return { key: `alert-${id}-${action}`, title, at: at.toISOString(), action, plan: null, alert };
  });
  return [...ofPlans, ...ofAlerts].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** 'YYYY-MM-DD' in the time zone of the venue. */
export const dayOf = ({ at }: Pick<ScheduleItem, 'at'>) => localDay(new Date(at));
