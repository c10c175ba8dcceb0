import { mediaKindLabels } from '../../features/media/media.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { FilterForm, FilterSelect } from '../lists/filter-form.tsx';
import type { MediaQuery } from './media-query.ts';

/** Search, kind and order within a folder. */
export function MediaFilter({ base, query }: { base: string; query: MediaQuery }) {
  const { search, kind, folder, only, order } = query;
  const kinds = Object.entries(mediaKindLabels).map(([code, label]) => [code, interfaceText(label)] as const);
  const orders = [
    ['', m.media_newest()],
    ['name', m.media_by_name()],
    ['largest', m.media_largest()],
  ] as const;
  return (
    <FilterForm base={base} search={search} searchLabel={m.media_search()} hidden={{ folder, only }}>
      <FilterSelect name="kind" label={m.admin_media_kind()} value={kind ?? ''} options={[['', m.admin_all()], ...kinds]} />
      <FilterSelect name="order" label={m.media_order()} value={order === 'newest' ? '' : (order ?? '')} options={orders} />
    </FilterForm>
  );
}
