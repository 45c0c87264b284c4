import { useApi } from '@ezone/shell/data/query';
import { asStored, useRecordsStore, useUploads } from '@ezone/shell/records';
import { useToast } from '@ezone/shell/notices/toast';
import { isolated } from '@ezone/text';
import { useIntl } from 'react-intl';
import { writingSentences } from './writingMessages';
import { isDraft, limits } from './model/mail';
import type { Attachment, Mail } from './model/mail';
import { mailsCollection } from './model/mailsCollection';

/**
 * Brings files to the server, and into a draft, also where that is not open any more when they arrive.
 * @param count how many the draft has
 */
export function useAttaching(draftId: string, count: number) {
  const api = useApi();
  const { records } = useRecordsStore();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const { uploads, begin, end } = useUploads(draftId);

  const attach = (file: Attachment) => {
    const draft = records.find(asStored(mailsCollection), draftId) as Mail | undefined;
    if (draft && isDraft(draft)) {
      records.update(mailsCollection, draftId, { attachments: [...draft.attachments, file] });
      return;
    }
    const message = formatMessage(writingSentences.notAttached, { name: isolated(file.fileName) });
    toast.show({ variant: 'warning', message, duration: null });
  };
  const upload = async (file: File, fileName: string) => {
    try {
      const body = new FormData();
      body.append('file', file);
      const { url, type, size, width } = await api.createUpload({ body });
      const isPicture = width !== undefined;
      attach({
        ...{ fileName, url, size, preview: isPicture ? `${url}?size=256` : '' },
        type: type === 'application/pdf' ? 'pdf' : (type.split('/')[0] ?? ''),
      });
    } catch (error) {
      const message = formatMessage(writingSentences.notUploaded, { name: isolated(fileName) });
      const why = error instanceof Error ? ` ${isolated(error.message)}` : '';
      toast.show({ variant: 'error', message: message + why, duration: null });
    }
  };
  return {
    uploads,
    attach: async (files: readonly File[]) => {
      const room = Math.max(0, limits.attachments - count - uploads.length);
      if (files.length > room) {
        toast.show({
          variant: 'warning',
          message: formatMessage(writingSentences.tooManyFiles, { count: limits.attachments }),
        });
      }
      // One after the other: the server takes a few of each user at a time.
      for (const one of begin(files.slice(0, room))) {
        await upload(one.file, one.fileName);
        end(one);
      }
    },
  };
}
