import type { Session } from './session.ts';

/** Somebody with many rows. */
export type ScaledUser = { session: Session; ownerId: string; size: number };

/** The user's id, which their token names. */
export const ownerIdOf = ({ token }: Session): string => {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub: string }).sub;
};

/** The id of a row of a user. Ids are not in the order of the list, as those of real rows are not. */
const rowId = (ownerId: string) => `'${ownerId.slice(0, 8)}-' || (n.i * 7919 % 1000003) || '-' || n.i`;

const numbersTo = (count: number) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${String(count)})`;

const time = "'2030-01-01T09:00:00.000Z'";
const sender = `'{"name":"Friend","avatar":null,"email":"friend@bench.example"}'`;

/**
 * Statements that give a user their rows at once: todos, of which every third has a label, mails in the inbox, and contacts. Both
 * databases understand them.
 */
export const fillingOf = ({ ownerId, size }: ScaledUser): string[] => {
  const numbers = numbersTo(size);
  const id = rowId(ownerId);
  return [
    `insert into todo (id, owner_id, position, version, title, notes, due_date, completed, starred, important, folder)
     ${numbers} select ${id}, '${ownerId}', i, 1, 'Todo row' || i, 'One line for each change', ${time},
       i % 4 = 0, i % 5 = 0, i % 7 = 0, 0 from n`,
    `insert into todo_label_link (todo_id, label, owner_id, position, record_position)
     ${numbers} select ${id}, 1, '${ownerId}', 0, i from n where i % 3 = 0`,
    `insert into mail (id, owner_id, position, version, "from", "to", subject, message, time, read, starred, important,
       has_attachments, attachments, folder)
     ${numbers} select 'mail-' || ${id}, '${ownerId}', i, 1, ${sender}, '[]', 'Invoice ' || i,
       '<p>It went out on Friday.</p>', ${time}, i % 2 = 0, i % 5 = 0, i % 7 = 0, 1 = 0, '[]', 0 from n`,
    `insert into contact (id, owner_id, position, version, name, last_name, nickname, company, job_title, email, phone, address, notes)
     ${numbers} select 'contact-' || ${id}, '${ownerId}', i, 1, 'Contact', 'Row ' || i, '', 'Works', 'Fitter',
       'row' || i || '@bench.example', '', '', '' from n`,
  ];
};

/** Whom the rows belong to that all users share. */
const EVERYBODY = '*';

/** The board with many cards. */
export const LARGE_BOARD = 'large-board';

/** Statements that make a board of ten lists with many cards, most of which have labels, a date, a member or steps. */
export const boardFillingOf = ({ ownerId, size }: Omit<ScaledUser, 'session'>): string[] => {
  const steps = `'[{"id":"1","name":"Before","checkItems":[{"id":"1","name":"Ask two users","checked":true},{"id":"2","name":"Write it down","checked":false}]}]'`;
  return [
    `insert into board (id, owner_id, position, version, name, uri, settings)
     values ('${LARGE_BOARD}', '${EVERYBODY}', 1, 1, 'Large', 'large', '{"color":"blue","subscribed":true,"cardCoverImages":true}')`,
    `insert into board_member (board_id, user_id, position) values ('${LARGE_BOARD}', '${ownerId}', 0)`,
    `insert into board_label (id, board_id, position, name, class)
     ${numbersTo(5)} select 'label-' || i, '${LARGE_BOARD}', i, 'Label ' || i, 'red' from n`,
    `insert into board_list (id, owner_id, board_id, position, version, name)
     ${numbersTo(10)} select 'list-' || i, '${EVERYBODY}', '${LARGE_BOARD}', i, 1, 'List ' || i from n`,
    `insert into card (id, owner_id, board_id, list_id, position, version, name, description, subscribed, due, attachments,
       checklists, activities)
     ${numbersTo(size)} select 'card-' || i, '${EVERYBODY}', '${LARGE_BOARD}', 'list-' || (i % 10 + 1), i, 1,
       'Card ' || i || ' of many, with a name that needs a second line', 'What is to be seen when it is done.', i % 2 = 0,
       case when i % 4 = 0 then ${time} end, '[]', case when i % 3 = 0 then ${steps} else '[]' end, '[]' from n`,
    `insert into card_label (card_id, label_id, position) ${numbersTo(size)} select 'card-' || i, 'label-' || (i % 5 + 1), 0 from n where i % 2 = 0`,
    `insert into card_member (card_id, user_id, position) ${numbersTo(size)} select 'card-' || i, '${ownerId}', 0 from n where i % 3 = 0`,
  ];
};

/** Statements that make products, which all users share. */
export const productFillingOf = (size: number): string[] => [
  `insert into product (id, owner_id, position, version, name, handle, description, categories, tags, featured_image_id, images,
     price_tax_excl, price_tax_incl, tax_rate, compared_price, quantity, sku, width, height, depth, weight, extra_shipping_fee, active)
   ${numbersTo(size)} select 'product-' || (i * 7919 % 1000003) || '-' || i, '${EVERYBODY}', i, 1, 'Print ' || i, 'print-' || i,
     'Boats in the first light.', '["Canvas print"]', '["boats"]', '', '[]', 5000 + i, 5500 + i, 1000, 5990, i % 50, 'CP-' || i, '60 cm',
     '40 cm', '2 cm', '1.2 kg', 300, 1 = 1 from n`,
  // What follows from them is made at the next start.
  `delete from seed_marker where name like 'projected:%e-commerce-app/products'`,
];
