import { Link } from 'react-router';
import { dayParts } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { PopoverList } from '../../../ui/popover-list.tsx';
import { closePanel, SidePanel, SidePanelButton } from '../../../ui/side-panel.tsx';
import { useReplace } from '../../../ui/use-replace.ts';
import { type ProductionChoices, productionChoices } from './production-choices.ts';
import { ProductionMonth } from './production-month.tsx';
import { productionsHref } from './productions-address.ts';
import type { ProductionsData } from './productions-data.ts';

/** Season, type, topics and the month in one frame, for wide screens (PROD-01). */
export function ProductionFilterBar({ data }: { data: ProductionsData }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row everywhere
    <div className="filters" role="group" aria-label={m.productions_filter()}>
      {productionChoices(data).map(({ key, label, value, choices }) => (
        <PopoverList key={key} id={`filter-${key}`} label={label} value={value} choices={choices} />
      ))}
      <div className="picker end">
        <button type="button" className="month-button" popoverTarget="month-popover" aria-haspopup="dialog">
          <Icon name="cal" />
          <span className="vh">{m.calendar_title()}: </span>
          {dayParts(data.month, data.language).month}
        </button>
        <div id="month-popover" popover="auto" role="dialog" aria-label={m.calendar_title()} className="month">
          <ProductionMonth key={productionsHref(data.language, data.filter)} data={data} id="bar" />
        </div>
      </div>
    </div>
  );
}

/** The two buttons of small screens, each with its side panel. */
export function ProductionFilterPanels({ data }: { data: ProductionsData }) {
  const filters = productionChoices(data);
  const chosen = filters.filter(({ value }) => value !== null).length;
  return (
    <div className="filter-s">
      <SidePanelButton panel="month-panel">
        <Icon name="cal" />
        {m.calendar_title()}
      </SidePanelButton>
      <SidePanelButton panel="filter-panel">
        <Icon name="filter" />
        {chosen > 0 ? `${m.filter_title()} (${chosen})` : m.filter_title()}
      </SidePanelButton>
      <SidePanel id="month-panel" title={m.calendar_title()} closeLabel={m.calendar_close({ name: m.calendar_title() })}>
        <div className="month">
          <ProductionMonth key={productionsHref(data.language, data.filter)} data={data} id="panel" />
          <p className="muted small">{m.calendar_days_hint()}</p>
        </div>
      </SidePanel>
      <SidePanel
        id="filter-panel"
        title={m.filter_title()}
        closeLabel={m.calendar_close({ name: m.filter_title() })}
        footer={<PanelFoot data={data} />}
      >
        <ul className="acc">
          {filters.map((filter) => (
            <Accordion key={filter.key} filter={filter} />
          ))}
        </ul>
      </SidePanel>
    </div>
  );
}

function Accordion({ filter: { label, value, choices } }: { filter: ProductionChoices }) {
  const replace = useReplace();
  return (
    <li>
      <details name="filter-panel">
        <summary>
          <span>{label}</span>
          <span className="cur">{value ?? m.filter_all()}</span>
          <Icon name="down" />
        </summary>
        <ul className="opts" aria-label={label}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <a href={choice.to} rel="nofollow" aria-current={choice.isChosen ? 'true' : undefined} onClick={replace}>
                {choice.name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function PanelFoot({ data: { language, count } }: { data: ProductionsData }) {
  return (
    <>
      <Link className="btn quiet" to={productionsHref(language, {})} replace>
        {m.filter_reset_short()}
      </Link>
      <button type="button" className="btn" popoverTarget="filter-panel" popoverTargetAction="hide" onClick={closePanel} aria-live="polite">
        {m.productions_count({ count })}
      </button>
    </>
  );
}
