import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '../../core/database/audit-action.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon, type ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { adminHref, href } from '../../urls.ts';

interface Step {
  name: string;
  icon: ToolIconName;
  title: () => string;
  /** Where it is done. */
  href: (language: Language) => string;
  /** Chapter of the handbook that explains it. */
  chapter: string;
  /** Entries of the audit that show it was done once. */
  done: { content_type: string; actions: AuditAction[] };
}

const steps: readonly Step[] = [
  {
    name: 'text',
    icon: 'text',
    title: () => m.first_steps_text(),
    href: (language) => `${href('home', language)}?edit`,
    chapter: 'change-a-headline',
    done: { content_type: 'page', actions: ['publish'] },
  },
  {
    name: 'picture',
    icon: 'upload',
    title: () => m.first_steps_picture(),
    href: (language) => adminHref(language, 'media'),
    chapter: 'pictures-and-rights',
    done: { content_type: 'media', actions: ['upload'] },
  },
  {
    name: 'event',
    icon: 'ticket',
    title: () => m.first_steps_event(),
    href: (language) => adminHref(language, 'events'),
    chapter: 'cancel-tonight',
    done: { content_type: 'event', actions: ['edit', 'publish'] },
  },
  {
    name: 'alert',
    icon: 'horn',
    title: () => m.first_steps_alert(),
    href: (language) => `${adminHref(language, 'breaking-news')}/new`,
    chapter: 'alert',
    done: { content_type: 'alert', actions: ['create'] },
  },
];

/** Names of the steps an account has done, read from the audit. */
export async function readStepsDone(db: Database, user: number): Promise<ReadonlySet<string>> {
  const columns = Object.fromEntries(
    steps.map(({ name, done: { content_type, actions } }): [string, SQL<boolean>] => {
      const entries = and(eq(audit.content_type, content_type), inArray(audit.action, actions), eq(audit.user, user));
      return [name, sql<boolean>`${exists(db.select({ one: sql`1` }).from(audit).where(entries))}`];
    }),
  );
  const [row = {}] = await db.select(columns).from(sql`(select 1) as one`);
  return new Set(Object.entries(row).flatMap(([name, isDone]) => (isDone ? [name] : [])));
}

/** First steps of a new editor (ADMIN-16): open for those who have done none or one, gone after the last. */
export function FirstSteps({ language, done }: { language: Language; done: ReadonlySet<string> }) {
  if (done.size === steps.length) return null;
  return (
    <details className="fold bs-card adm-steps" open={done.size < 2}>
      <summary>
        <h2>{m.first_steps()}</h2>
        <span className="bs-meta">{m.first_steps_done({ done: done.size, count: steps.length })}</span>
      </summary>
      <ol className="plain adm-waiting">
        {steps.map(({ name, icon, title, href: hrefOf, chapter }) => (
          <li key={name} className={done.has(name) ? 'good' : undefined}>
            <ToolIcon name={done.has(name) ? 'check' : icon} isSmall={false} />
            <div>
              <a href={hrefOf(language)}>{title()}</a>
              {done.has(name) && <span className="bs-vh">, {m.first_steps_is_done()}</span>}
            </div>
            <a href={`${adminHref(language, 'help')}/${chapter}`} aria-label={`${m.first_steps_how()}: ${title()}`}>
              {m.first_steps_how()}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
