import type { components } from '@ezone/api-client';

/** Somebody signed in, as the server describes them. */
export type User = components['schemas']['UserDto'];
