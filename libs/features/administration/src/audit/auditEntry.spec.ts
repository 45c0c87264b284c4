import { askedIn } from './auditEntry';

const asked = (query: string) => askedIn(new URLSearchParams(query));

it('asks for whole days as they are here, the last one included', () => {
  const { from = '', to = '' } = asked('from=2026-03-01&to=2026-03-01');
  expect(new Date(from).getHours()).toBe(0);
  expect([new Date(from).getDate(), new Date(to).getDate()]).toEqual([1, 2]);
});

it('passes over what is no day and no action', () => {
  expect(asked('from=2026-02-31x&to=soon&action=made-up&who=&list=notes')).toEqual({ list: 'notes' });
});
