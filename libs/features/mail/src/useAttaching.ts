import { useApi } from '@ezone/shell/data/query';
import { newId } from '@ezone/shell/records';
import { useToast } from '@ezone/shell/notices/toast';
import { isolated } from '@ezone/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { composeSentences } from './composeMessages';
import { limits } from './model/mail';
import type { Attachment } from './model/mail';

/** A file on its way to the server. */
export type Upload = { id: string; fileName: string };

/**
 * Brings files to the server, and into a draft.
 * @param count how many the draft has
 * @param onAttached puts one into it, also when it is not open any more
 */
export function useAttaching(count: number, onAttached: (file: Attachment) => void) {
  const api = useApi();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const upload = async (file: File) => {
    const fileName = file.name.slice(0, 200) || '…';
    const one: Upload = { id: newId(), fileName };
    setUploads((before) => [...before, one]);
    try {
      const body = new FormData();
      body.append('file', file);
      const { url, type, size, width } = await api.createUpload({ body });
      const isPicture = width !== undefined;
      onAttached({
        ...{ fileName, url, size, preview: isPicture ? `${url}?size=256` : '' },
        type: type === 'application/pdf' ? 'pdf' : (type.split('/')[0] ?? ''),
      });
    } catch (error) {
      const message = formatMessage(composeSentences.notUploaded, { name: isolated(fileName) });
      const why = error instanceof Error ? ` ${isolated(error.message)}` : '';
      toast.show({ variant: 'error', message: message + why, duration: null });
    } finally {
      setUploads((before) => before.filter(({ id }) => id !== one.id));
    }
  };
  return {
    uploads,
    attach: async (files: readonly File[]) => {
      const room = limits.attachments - count - uploads.length;
      if (files.length > room) {
        toast.show({
          variant: 'warning',
          message: formatMessage(composeSentences.tooManyFiles, { count: limits.attachments }),
        });
      }
      // One after the other: the server takes a few of each user at a time.
      for (const file of files.slice(0, Math.max(0, room))) await upload(file);
    },
  };
}
