import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Card, formatMoment, Table } from './dashboard-elements.tsx';

interface VersionViewProps {
  language: Language;
  build: string;
  commit: string;
  migrations: readonly { name: string; applied: string | null }[];
  dependencies: readonly { name: string; version: string }[];
}

/** Version of the product, its runtime and migrations (DASH-09). */
export function VersionView({ language, build, commit, migrations, dependencies }: VersionViewProps) {
  return (
    <>
      <dl className="dash-figures">
        {[
          { name: m.dashboard_build(), value: build },
          { name: m.dashboard_commit(), value: commit.slice(0, 12) || m.dashboard_commit_unknown() },
        ].map(({ name, value }) => (
          <div key={name} className="bs-card in">
            <dt>{name}</dt>
            <dd className="dash-build">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="dash-pair">
        <Card title={m.dashboard_migrations()}>
          <Table
            caption={m.dashboard_migrations()}
            columns={[m.dashboard_migration(), m.dashboard_applied()]}
            rows={migrations.toReversed().map(({ name, applied }) => ({
              key: name,
              cells: [
                name,
                applied ? (
                  formatMoment(applied, language)
                ) : (
                  <span key="pending" className="bs-badge warn">
                    {m.dashboard_pending()}
                  </span>
                ),
              ],
            }))}
          />
        </Card>
        <Card title={m.dashboard_packages()}>
          <Table
            caption={m.dashboard_packages()}
            columns={[m.dashboard_package(), m.dashboard_section_version()]}
            rows={dependencies.map(({ name, version }) => ({ key: name, cells: [name, version] }))}
          />
        </Card>
      </div>
    </>
  );
}
