import { valueAt, withValueAt } from './valueAt';

const record = {
  title: 'Ada',
  address: { city: 'Delft' },
  emails: [{ value: 'a@ezone.example' }, { value: 'b@ezone.example' }],
};

it('finds what stands at the path of a field, and nothing where there is none', () => {
  expect(valueAt(record, 'title')).toBe('Ada');
  expect(valueAt(record, 'address.city')).toBe('Delft');
  expect(valueAt(record, 'emails.1.value')).toBe('b@ezone.example');
  expect(valueAt(record, 'phones.0.value')).toBeUndefined();
});

it('replaces what stands there, and leaves the rest as it is', () => {
  expect(withValueAt(record, 'title', 'Bea')).toEqual({ ...record, title: 'Bea' });
  const moved = withValueAt(record, 'emails.1.value', 'c@ezone.example');
  expect(moved.emails).toEqual([{ value: 'a@ezone.example' }, { value: 'c@ezone.example' }]);
  expect(moved.emails[0]).toBe(record.emails[0]);
  expect(moved.address).toBe(record.address);
  expect(record.emails[1]).toEqual({ value: 'b@ezone.example' });
});
