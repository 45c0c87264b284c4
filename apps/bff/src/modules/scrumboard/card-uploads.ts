import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Referrer } from '../../platform/uploads/upload-references';
import { CARDS } from './board-search';
import type { CardDto } from './scrumboard.dto';

/** A card as what shows uploads, and the texts in which their addresses stand. */
export const showing = ({ id, attachments }: CardDto): [Referrer, string[]] => [
  { list: CARDS, id, ownerId: EVERYBODY },
  [JSON.stringify(attachments)],
];
