import { Secret } from '../../platform/dto/fields';
import { MIN_PASSWORD_LENGTH } from '../users/password-policy.service';

/** Longer than any real password, but short enough to be hashed quickly. */
export const MAX_PASSWORD_LENGTH = 200;

/** A password that somebody chooses. */
export const NewPassword = () =>
  Secret({
    min: MIN_PASSWORD_LENGTH,
    max: MAX_PASSWORD_LENGTH,
    example: 'analytical engine',
    description: 'Not among the most common ones, and not the name or the address of its owner.',
  });
