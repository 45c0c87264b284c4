import { checkedDto } from '../../../platform/errors/validation.pipe';
import { Email, Text, WebUrl } from '../../../platform/dto/fields';
import type { ExternalIdentity } from '../../users/external-users.service';
import type { IdClaims } from './verify-id-token';

/** Whom a sign-in service knows, and what it says of them. */
export type KnownByService = { identity: ExternalIdentity; claims: IdClaims };

class EmailDto {
  @Email() email!: string;
}
class DisplayNameDto {
  @Text({ max: 100 }) displayName!: string;
}
class PhotoDto {
  @WebUrl() photoURL!: string;
}

/** A part of what a service says, where it fits the rules of ours. */
const fitting = <Part extends object>(part: new () => Part, given: unknown): Promise<Part | undefined> =>
  checkedDto(part, given).catch(() => undefined);

/** What a service says of somebody, as far as it fits the rules of a user; undefined without an e-mail address, which every user has. */
export async function personOf({
  email,
  name,
  nickname,
  picture,
}: IdClaims): Promise<{ email: string; displayName: string; photoURL: string | null } | undefined> {
  const address = await fitting(EmailDto, { email });
  if (!address) return undefined;
  const [mailbox = address.email] = address.email.split('@');
  const named =
    (await fitting(DisplayNameDto, { displayName: name })) ??
    (await fitting(DisplayNameDto, { displayName: nickname }));
  // A path would be one of this server, of which the service knows nothing.
  const isElsewhere = typeof picture === 'string' && /^https?:/.test(picture);
  const photo = isElsewhere ? await fitting(PhotoDto, { photoURL: picture }) : undefined;
  return { email: address.email, displayName: named?.displayName ?? mailbox, photoURL: photo?.photoURL ?? null };
}
