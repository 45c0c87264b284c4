import { readTable } from '@ezone/text/table';
import { orderOf, sampleOrders } from './testing/sampleOrders';
import { writeOrders } from './writeOrders';

it('writes the amounts that are shown, to the cent', () => {
  const { header, rows } = readTable(writeOrders(sampleOrders(), (id) => `State ${id}`));
  const of = (column: string) => rows.map(({ cells }) => cells[header.indexOf(column)]);
  expect(of('Reference')).toEqual(['EZ-2060', 'EZ-2059', 'EZ-2058']);
  expect(of('Total')).toEqual(['107.78', '42.20', '107.78']);
  expect(of('State')).toEqual(['State 2', 'State 4', 'State 6']);
});

it('writes nothing that a program for tables would take for a formula', () => {
  const order = orderOf('a');
  const text = writeOrders([{ ...order, customer: { ...order.customer, firstName: '=1+1', lastName: '' } }], String);
  expect(text).toContain("'=1+1");
});
