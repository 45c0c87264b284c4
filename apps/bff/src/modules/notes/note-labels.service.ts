import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import type { Transaction } from '../../platform/database/tables';
import { slug } from '../../platform/dto/slug';
import { RANDOM_UUID } from '../../platform/http/creation-id';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { NoteLabelSchema } from './note-label.entity';
import { MAX_NOTE_LABELS, type NoteLabelDraftDto, type NoteLabelDto } from './notes.dto';
import { NotesService } from './notes.service';

/** The list of labels, as events name it. */
export const NOTE_LABELS = 'notes-app/labels';

/** A user's own labels for notes. */
@Injectable()
export class NoteLabelsService {
  readonly table;

  constructor(
    records: Records,
    private readonly writer: ListWriter,
    private readonly notes: NotesService,
  ) {
    this.table = records.owned(NoteLabelSchema, { list: NOTE_LABELS, noun: 'label', placed: 'last' });
  }

  /**
   * Replaces all labels. One without an id is new; one that is no longer there leaves its notes.
   * @param base the labels as the caller had them: with it, only what differs from it is changed, and a label that the caller has
   * given a random UUID is new under that id; sent again it is the one that is there, as it is now
   * @throws NotFoundException where an id is not a label of the owner.
   * @throws InvalidInputException where they are too many, together with those that the caller did not know.
   */
  replace(actor: Actor, drafts: NoteLabelDraftDto[], base?: NoteLabelDto[]): Promise<NoteLabelDto[]> {
    const lists = [this.table, this.notes.table].map((table) => table.change(actor, 'updated', []));
    return this.writer.transaction(lists, async (rows, [ofLabels, ofNotes]) => {
      const stored = await labelsOf(rows, actor.id);
      const before = stored.map(({ id }) => id);
      const named = onceEach(drafts);
      const wanted = base ? merge(named, base, stored) : named;
      const unknown = wanted.flatMap(({ id }) => (id === undefined || before.includes(id) ? [] : [id]));
      if (unknown.some((id) => !isNew(id, base))) throw noSuchLabel();
      const labels = withHandles(wanted, stored);
      if (labels.length > MAX_NOTE_LABELS) throw new InvalidInputException([TOO_MANY]);
      const kept = labels.map(({ id }) => id);
      const left = before.filter((id) => !kept.includes(id));
      if (ofNotes) ofNotes.ids = await notesWith(rows, actor.id, left);
      if (ofLabels) ofLabels.ids = [...kept, ...left];
      await this.table.putAll(rows, actor.id, labels);
      // Somebody else's label is not written, and is not told from one that does not exist.
      const written = unknown.length === 0 ? kept : (await labelsOf(rows, actor.id)).map(({ id }) => id);
      if (unknown.some((id) => !written.includes(id))) throw noSuchLabel();
      return labels;
    });
  }
}

const noSuchLabel = () => new NotFoundException('There is no such label');

/** Whether a label that is not stored can be one that the caller has just made, and not one that was removed meanwhile. */
const isNew = (id: string, base: NoteLabelDto[] | undefined) =>
  RANDOM_UUID.test(id) && base !== undefined && base.every((label) => label.id !== id);

const TOO_MANY = { field: 'labels', message: `there must not be more than ${String(MAX_NOTE_LABELS)} labels` };

/** An owner's labels, in their order. */
const labelsOf = (rows: Transaction, ownerId: string): Promise<NoteLabelDto[]> =>
  rows
    .selectFrom('note_label')
    .select(['id', 'name', 'handle'])
    .where('owner_id', '=', ownerId)
    .orderBy('position')
    .execute();

/** What the caller has changed since `base`, and all else as it is stored: also what is new to the caller, or gone. */
function merge(drafts: NoteLabelDraftDto[], base: NoteLabelDto[], stored: NoteLabelDto[]): NoteLabelDraftDto[] {
  const [known, now] = [byId(base), byId(stored)];
  const wanted = drafts.flatMap((draft) => {
    const [was, is] = [known.get(draft.id ?? ''), now.get(draft.id ?? '')];
    // One that is there and was not known was created by this request, sent before: somebody may have changed it since.
    if (was ? isChanged(draft, was) : !is) return [draft];
    return is ?? [];
  });
  const unnamed = stored.filter(({ id }) => !known.has(id) && wanted.every((label) => label.id !== id));
  return isReordered(drafts, base) ? [...wanted, ...unnamed] : inOrderOf(stored, wanted, unnamed);
}

/** Whether the labels that the caller knew stand in another order than they did. */
function isReordered(drafts: NoteLabelDraftDto[], base: NoteLabelDto[]): boolean {
  const named = drafts.map(({ id }) => id);
  const places = base.flatMap(({ id }) => (named.includes(id) ? [named.indexOf(id)] : []));
  return places.some((place, at) => place < (places[at - 1] ?? 0));
}

/** The labels in the order in which they are stored; one that is not comes behind the one that it is wanted behind. */
function inOrderOf(stored: NoteLabelDto[], wanted: NoteLabelDraftDto[], unnamed: NoteLabelDto[]): NoteLabelDraftDto[] {
  const [now, found] = [byId(stored), [...wanted, ...unnamed]];
  const labels = stored.flatMap(({ id }) => found.find((label) => label.id === id) ?? []);
  for (const [at, label] of wanted.entries()) {
    if (now.has(label.id ?? '')) continue;
    const before = wanted[at - 1];
    labels.splice(before ? labels.indexOf(before) + 1 : 0, 0, label);
  }
  return labels;
}

/** The labels without those that are named a second time. */
const onceEach = (drafts: NoteLabelDraftDto[]) =>
  drafts.filter(({ id }, at) => id === undefined || drafts.findIndex((draft) => draft.id === id) === at);

const byId = (labels: NoteLabelDto[]) => new Map(labels.map((label) => [label.id, label]));

const isChanged = ({ name, handle }: NoteLabelDraftDto, was: NoteLabelDto) =>
  name !== was.name || (handle !== undefined && handle !== was.handle);

const notesWith = async (rows: Transaction, ownerId: string, labels: string[]): Promise<string[]> => {
  if (labels.length === 0) return [];
  const linked = await rows
    .selectFrom('note_label_link')
    .select('note_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('label_id', 'in', labels)
    .execute();
  return linked.map(({ note_id }) => note_id);
};

/** Labels with an id each, and handles that no two share: a new label takes none that a stored one keeps. */
function withHandles(drafts: NoteLabelDraftDto[], stored: NoteLabelDto[]): NoteLabelDto[] {
  const kept = stored.filter((label) => drafts.some(({ id, handle }) => id === label.id && handle === label.handle));
  const ownerOf = new Map(kept.map(({ id, handle }) => [handle, id]));
  return drafts.map(({ id = randomUUID(), name, handle }) => {
    const wanted = slug(handle ?? name) || 'label';
    let free = wanted;
    for (let count = 2; (ownerOf.get(free) ?? id) !== id; count += 1) free = `${wanted}-${String(count)}`;
    ownerOf.set(free, id);
    return { id, name, handle: free };
  });
}
