import type { FastifyInstance } from 'fastify';
import { database, grouped } from './database.ts';
import { text } from './fields.ts';
import { ownerOf } from './owner.ts';

type Link = { from: string; to: string };
type CardRow = {
  listId: string;
  listName: string;
  id: string | null;
  name: string;
  description: string;
  idAttachmentCover: string | null;
  attachments: string;
  subscribed: number;
  checklists: string;
  activities: string;
  due: string | null;
};

const everybody = "owner_id = '*'";
const selectBoard = database.prepare<[string], { id: string; name: string; uri: string; settings: string }>(
  `select id, name, uri, settings from board where id = ? and ${everybody} and removed_at is null`,
);
const selectCards = database.prepare<[string], CardRow>(
  `select list.id as listId, list.name as listName, card.id, card.name, card.description,
     card.id_attachment_cover as idAttachmentCover, card.attachments, card.subscribed, card.checklists, card.activities, card.due
   from board_list list
     left join card on card.list_id = list.id and card.${everybody} and card.removed_at is null
   where list.board_id = ? and list.${everybody} and list.removed_at is null
   order by list.position, list.id, card.position, card.id`,
);
const selectCardMembers = database.prepare<[string], Link>(
  `select card.id as "from", member.user_id as "to" from card
     inner join card_member member on member.card_id = card.id inner join user on user.id = member.user_id
   where card.board_id = ? and card.${everybody} order by member.position`,
);
const selectCardLabels = database.prepare<[string], Link>(
  `select card.id as "from", label.label_id as "to" from card inner join card_label label on label.card_id = card.id
   where card.board_id = ? and card.${everybody} order by label.position`,
);
const selectLabels = database.prepare<[string]>(
  'select id, name, class from board_label where board_id = ? order by position',
);
const selectMembers = database.prepare<[string]>(
  `select user.id, user.display_name as name, user.photo_url as avatar from board_member member
     inner join user on user.id = member.user_id where member.board_id = ? order by member.position, user.id`,
);

const readBoard = (boardId: string) => {
  const board = selectBoard.get(boardId);
  if (!board) return undefined;
  const [members, labels] = [grouped(selectCardMembers.all(boardId)), grouped(selectCardLabels.all(boardId))];
  const lists = new Map<string, { id: string; name: string; idCards: string[] }>();
  const cards: object[] = [];
  for (const { listId, listName, id, ...card } of selectCards.all(boardId)) {
    let list = lists.get(listId);
    if (!list) lists.set(listId, (list = { id: listId, name: listName, idCards: [] }));
    if (id === null) continue;
    list.idCards.push(id);
    cards.push({
      ...card,
      id,
      idMembers: members.get(id) ?? [],
      idLabels: labels.get(id) ?? [],
      attachments: JSON.parse(card.attachments) as unknown,
      subscribed: card.subscribed === 1,
      checklists: JSON.parse(card.checklists) as unknown,
      activities: JSON.parse(card.activities) as unknown,
    });
  }
  return {
    ...board,
    settings: JSON.parse(board.settings) as unknown,
    lists: [...lists.values()],
    cards,
    members: selectMembers.all(boardId),
    labels: selectLabels.all(boardId),
  };
};

const query = { type: 'object', required: ['boardId'], properties: { boardId: text } };

export const addBoardRoutes = (app: FastifyInstance): void => {
  app.get<{ Querystring: { boardId: string } }>(
    '/api/scrumboard-app/board',
    { schema: { querystring: query } },
    async (request, reply) => {
      await ownerOf(request);
      return readBoard(request.query.boardId) ?? reply.code(404).send();
    },
  );
};
