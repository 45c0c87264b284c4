import { boolean, object, ref, string } from 'yup';
import type { FieldName } from './authForms';

const rules = {
  displayName: string().trim().required(),
  email: string().trim().required().email(),
  password: string().required(),
  newPassword: string().required().min(8),
  passwordConfirm: string()
    .oneOf([ref('newPassword')], 'passwordsDiffer')
    .required(),
  remember: boolean(),
  terms: boolean().oneOf([true]),
};

/** What the fields of a form must hold. */
export const authRulesOf = (fields: readonly FieldName[]) =>
  object(Object.fromEntries(fields.map((field) => [field, rules[field]])));
