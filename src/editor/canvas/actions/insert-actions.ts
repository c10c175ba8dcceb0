import type { NewNode, Operation } from '../../../features/pages/operations/operation.ts';
import { m } from '../../../paraglide/messages.js';
import { emptyColumn, insertPlaces, usualPlace } from '../../insert/insert-places.ts';
import { initialFields } from '../../session/catalogue.ts';
import { modelsAt, placeAfter } from '../../session/places.ts';
import type { ModuleActions } from '../editor-context.ts';
import type { ActionKit } from './action-kit.ts';

type InsertActions = Pick<ModuleActions, 'insert' | 'insertAt' | 'insertBeside' | 'insertPictures' | 'writeInside'>;

/** New modules: of a kind at a place, or with the catalogue to choose from. */
export function insertActions({ session, select, stopWriting, write, say, openDialog, label, refuse }: ActionKit): InsertActions {
  const insert: ModuleActions['insert'] = (model, place, { replaces = null, fields = {} } = {}) => {
    const definition = session.catalogue.get(model);
    if (!definition) return null;
    const id = session.nextId();
    const { parent, column } = place;
    const values = { ...initialFields(definition), ...fields };
    const node: NewNode = { id, parent, column, order: 0, model, model_version: definition.version, fields: values };
    const inserted: Operation = { kind: 'insert', place, nodes: [node] };
    const operation: Operation = replaces === null ? inserted : { kind: 'group', operations: [inserted, { kind: 'delete', id: replaces }] };
    stopWriting();
    if (session.apply(operation, 'inserted', { model }).status !== 'applied') {
      refuse();
      return null;
    }
    select(id, { focuses: true });
    say(
      place.after === null
        ? m.edit_said_inserted({ module: definition.label })
        : m.edit_said_inserted_after({ module: definition.label, before: label(place.after) }),
    );
    // Its view may have to be fetched first.
    void whenRendered(() => write(id));
    return id;
  };
  return {
    insert,
    insertAt: (place) => {
      const models = modelsAt(session.state.tree, session.rules, place);
      const [only] = models;
      if (models.length === 1 && only) return void insert(only, place);
      stopWriting();
      openDialog({ kind: 'insert', place, replaces: null, beside: null });
    },
    writeInside: (id) => {
      const place = emptyColumn(session.state.tree, session.rules, id);
      const models = place ? modelsAt(session.state.tree, session.rules, place) : [];
      const model = models.length === 1 ? models[0] : models.find((name) => name === 'text');
      if (!place || !model) return false;
      insert(model, place);
      return true;
    },
    insertBeside: (id) => {
      const { tree } = session.state;
      const place = usualPlace(tree, session.rules, id);
      // An entry of a list: there is nothing to choose, and one press moves it before.
      const models = new Set(insertPlaces(tree, session.rules, id).flatMap((beside) => modelsAt(tree, session.rules, beside.place)));
      const [only] = models;
      if (models.size === 1 && only) return void insert(only, place);
      stopWriting();
      openDialog({ kind: 'insert', place, replaces: null, beside: id });
    },
    insertPictures: async (files, after) => {
      const pictures = files.filter(({ type }) => type.startsWith('image/'));
      if (pictures.length === 0) return refuse();
      session.notify({ kind: 'ok', text: m.edit_pictures_loading({ count: pictures.length }) });
      const { uploadFile } = await import('../../dialogs/media/send-file.ts');
      let before = after;
      for (const picture of pictures) {
        const sent = await uploadFile(picture, session.language);
        if (typeof sent === 'string') session.notify({ kind: 'bad', text: sent });
        else before = insert('image', placeAfter(session.state.tree, before), { fields: { image: sent.id } }) ?? before;
      }
    },
  };
}

/** Tries in each animation frame, for two seconds. */
async function whenRendered(attempt: () => boolean): Promise<void> {
  const end = performance.now() + 2000;
  while (performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (attempt()) return;
  }
}
