import { mixed, object, string } from 'yup';
import { isEmail, limits, nameOf } from './contact';
import type { ContactContent } from './contact';

const text = (field: keyof typeof limits) => string().trim().max(limits[field]);

/** What a new contact must be: it needs something that it can be called by. */
export const contactRules = object({
  name: text('name').test('named', 'nameNeeded', (_, { parent }) => nameOf(parent as ContactContent) !== ''),
  lastName: text('lastName'),
  nickname: text('nickname'),
  company: text('company'),
  jobTitle: text('jobTitle'),
  email: text('email').test('email', 'emailWrong', (email = '') => email === '' || isEmail(email)),
  phone: text('phone'),
  address: text('address'),
  birthday: mixed().nullable(),
  notes: text('notes'),
});
