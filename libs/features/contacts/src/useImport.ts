import { uploadPicture } from '@ezone/shell/forms/picture-field';
import { ApiError } from '@ezone/api-client';
import { useApi } from '@ezone/shell/data/query';
import { useState } from 'react';
import type { PlannedContact } from './files/planImport';
import { emptyContact } from './model/contact';
import type { Contact, ContactGroup } from './model/contact';

/** What stars contacts in the files of Google. */
const STARRED = 'starred';

/** What the server answers where it does not want this picture, or has no more room for any. */
const REFUSED: readonly number[] = [400, 409, 413, 415];

type Added = Omit<PlannedContact, 'problem'>;

/**
 * Makes contacts of what stands in a file, with stars and those groups that there are. Their pictures are sent to the server first.
 * @param addAll adds the contacts, as one step
 */
export function useImport(groups: readonly ContactGroup[], addAll: (contacts: readonly Omit<Contact, 'id'>[]) => void) {
  const api = useApi();
  const [pictures] = useState(() => new Map<string, string>());

  /** A picture that is refused is left out: the contact is worth more than it. @throws where it may be taken later */
  const sendPicture = async (id: string, photo: Blob) => {
    try {
      const url = await uploadPicture(api, photo, 'picture');
      if (url !== null) pictures.set(id, url);
    } catch (error) {
      if (!(error instanceof ApiError && REFUSED.includes(error.statusCode))) throw error;
    }
  };

  /** @param tell how many of the contacts are ready to be added */
  return async (rows: readonly Added[], tell: (done: number) => void): Promise<void> => {
    for (const [at, { id, photo }] of rows.entries()) {
      if (!photo) continue;
      if (!pictures.has(id)) await sendPicture(id, photo);
      tell(at + 1);
    }
    addAll(
      rows.map(({ id, content, categories }) => {
        const names = new Set(categories.map((name) => name.toLowerCase()));
        return {
          ...{ ...emptyContact, ...content, avatar: pictures.get(id) ?? null, frequent: false },
          starred: names.has(STARRED),
          groups: groups.filter(({ name }) => names.has(name.toLowerCase())).map((group) => group.id),
        };
      }),
    );
  };
}
