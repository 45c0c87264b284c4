import type { ErrorDetailDto } from '../../platform/errors/error.dto';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { EditConflictException } from '../../platform/records/merge-changes';
import type { ActivityDto } from './scrumboard.dto';

/** The activities of a card as they are stored, as somebody wants them, and as that one had them, if that is known. */
type Versions = { stored: ActivityDto[]; wanted: ActivityDto[]; base?: ActivityDto[] };

/** Activities that are new: by whoever sends them, now. */
export function newActivities(authorId: string, activities: readonly ActivityDto[]): ActivityDto[] {
  const time = new Date().toISOString();
  return activities.map((activity) => ({ ...activity, idMember: authorId, time }));
}

/**
 * What becomes of the activities of a card that somebody writes whole. What is new comes first. Of their own, the message can change,
 * and what is left out is removed. Those of others stay as they are stored, also where they are left out: whoever sends the card
 * may not know them yet.
 * @throws InvalidInputException where an activity of somebody else is changed.
 * @throws EditConflictException where one of their own was changed or removed meanwhile, or an id is taken.
 */
export function mergeActivities(authorId: string, { stored, wanted, base = stored }: Versions): ActivityDto[] {
  const [there, known, kept] = [byId(stored), byId(base), byId(wanted)];
  const added: ActivityDto[] = [];
  const messages = new Map<string, string>();
  const forged: ErrorDetailDto[] = [];
  const removed = stored.filter(({ id, idMember }) => idMember === authorId && known.has(id) && !kept.has(id));
  let isLate = removed.some(({ id, message }) => known.get(id)?.message !== message);
  wanted.forEach((activity, place) => {
    const { id, message } = activity;
    const [now, before] = [there.get(id), known.get(id)];
    if (!before) {
      // What is there already was sent before, or it is another one of the same id.
      if (!now) added.push(activity);
      else isLate ||= now.idMember !== authorId || now.message !== message;
    } else if ((now ?? before).idMember !== authorId) {
      if (!isSame(activity, before)) forged.push(notTheirs(place));
    } else if (message !== before.message) {
      isLate ||= now?.message !== before.message && now?.message !== message;
      messages.set(id, message);
    }
  });
  if (forged.length > 0) throw new InvalidInputException(forged);
  if (isLate) throw new EditConflictException({ name: 'card' }, ['activities']);
  const left = stored.filter((activity) => !removed.includes(activity));
  return [
    ...newActivities(authorId, added),
    ...left.map((activity) => ({ ...activity, message: messages.get(activity.id) ?? activity.message })),
  ];
}

const byId = (activities: readonly ActivityDto[]) => new Map(activities.map((activity) => [activity.id, activity]));

const isSame = (one: ActivityDto, other: ActivityDto) =>
  (['type', 'idMember', 'message', 'time'] as const).every((field) => one[field] === other[field]);

const notTheirs = (place: number): ErrorDetailDto => ({
  field: `card.activities.${String(place)}`,
  message: 'an activity can be changed by its author alone',
});
