import { array, boolean, number, object, string } from 'yup';

/** What a book must be. */
export const bookRules = object({
  title: string().trim().required().max(20),
  summary: string().max(40),
  author: object({ name: string().trim().required('displayNameRequired') }),
  pages: number().integer().min(1).nullable(),
  price: number().min(0).nullable(),
  language: string().required(),
  format: string().oneOf(['paper', 'ebook']),
  published: string().nullable(),
  isOurs: boolean().oneOf([true]),
  tags: array(string().max(10)).max(3),
});
