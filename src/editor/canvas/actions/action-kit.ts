import type { StepName } from '../../../features/pages/operations/history.ts';
import type { Operation } from '../../../features/pages/operations/operation.ts';
import { m } from '../../../paraglide/messages.js';
import type { DraftSession } from '../../session/draft-session.ts';
import { entryNode } from '../../session/edited-entry.ts';
import { inReadingOrder } from '../../session/places.ts';
import type { EditorSurface, OpenDialog } from '../editor-context.ts';

export interface ModuleActionsOptions {
  session: DraftSession;
  selected: number | null;
  select: EditorSurface['select'];
  /** The first of the modules that were cut, until something else is selected. */
  cutFrom: { current: number | null };
  stopWriting(): void;
  write: EditorSurface['write'];
  say(text: string): void;
  openDialog(dialog: OpenDialog): void;
}

/** What every action on modules needs: the surface, and how an operation is applied, announced or refused. */
export type ActionKit = ReturnType<typeof actionKit>;

export function actionKit(options: ModuleActionsOptions) {
  const { session, stopWriting } = options;
  /** What may not stand there: said to everybody, for a press or a paste without any effect looks like a fault. */
  const refuse = () => session.notify({ kind: 'bad', text: m.edit_not_here() });
  return {
    ...options,
    refuse,
    refuseMany: () => session.notify({ kind: 'bad', text: m.edit_too_many() }),
    label: (id: number) => session.catalogue.get(session.state.tree.get(id)?.model ?? '')?.label ?? '',
    apply: (operation: Operation, name: StepName, id: number | null): boolean => {
      stopWriting();
      const model = id === null ? '' : (session.state.tree.get(id)?.model ?? '');
      const outcome = session.apply(operation, name, { model });
      if (outcome.status === 'applied') return true;
      refuse();
      return false;
    },
  };
}

/** Those of the chosen modules that do not stand in another one of them, in reading order; the page's entry is neither moved nor deleted here. */
export function outermost({ session }: Pick<ActionKit, 'session'>, ids: readonly number[]): number[] {
  const { tree } = session.state;
  const chosen = new Set(ids.filter((id) => id !== entryNode));
  const isInside = (id: number): boolean => {
    const parent = tree.get(id)?.parent ?? null;
    return parent !== null && (chosen.has(parent) || isInside(parent));
  };
  return inReadingOrder(tree).flatMap(({ id }) => (chosen.has(id) && !isInside(id) ? id : []));
}
