import { m } from '../../../../paraglide/messages.js';
import { CachedFragment } from '../../../../ui/cached-fragment.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ChoiceLinks, chosenPlace } from '../../../../ui/popover/popover-list.tsx';
import { SidePanel, SidePanelButton } from '../../../../ui/side-panel/side-panel.tsx';
import type { FilterChoices } from './filter-choices.ts';

interface FilterPanelProps {
  /** Of the list, for ids. */
  name: string;
  filters: readonly FilterChoices[];
  /** The list without any filter. */
  all: string;
  /** How much the filters find: '12 dates'. */
  count: string;
}

/** The button of small screens with its side panel of filters (EVT-05); its neighbour, the month's, stands in the bar. */
export function FilterPanel({ name, filters, all, count }: FilterPanelProps) {
  const id = `${name}-filters`;
  const chosen = filters.filter(({ value }) => value !== null).length;
  return (
    <div className="filter-s">
      <SidePanelButton panel={id}>
        <Icon name="filter" />
        {chosen > 0 ? `${m.filter_title()} (${chosen})` : m.filter_title()}
      </SidePanelButton>
      <SidePanel
        id={id}
        title={m.filter_title()}
        closeLabel={m.calendar_close({ name: m.filter_title() })}
        footer={<PanelFoot panel={id} all={all} count={count} />}
      >
        <ul className="acc">
          {filters.map((filter) => (
            <Accordion key={filter.key} group={id} filter={filter} />
          ))}
        </ul>
      </SidePanel>
    </div>
  );
}

interface AccordionProps {
  group: string;
  filter: FilterChoices;
}

function Accordion({ group, filter }: AccordionProps) {
  const { key, choices, cacheSource } = filter;
  return (
    <CachedFragment as="li" of={cacheSource} under={`${group} ${key} ${chosenPlace(choices)}`} links={() => choices.map(({ to }) => to)}>
      <AccordionContent group={group} filter={filter} />
    </CachedFragment>
  );
}

function AccordionContent({ group, filter: { label, value, choices } }: AccordionProps) {
  return (
    <details name={group}>
      <summary>
        <span>{label}</span>
        <span className="cur">{value ?? m.filter_all()}</span>
        <Icon name="down" />
      </summary>
      <ChoiceLinks className="opts" label={label} choices={choices} />
    </details>
  );
}

function PanelFoot({ panel, all, count }: { panel: string; all: string; count: string }) {
  return (
    <>
      <a className="btn quiet" href={all}>
        {m.filter_reset_short()}
      </a>
      <button type="button" className="btn" popoverTarget={panel} popoverTargetAction="hide" aria-live="polite">
        {count}
      </button>
    </>
  );
}
