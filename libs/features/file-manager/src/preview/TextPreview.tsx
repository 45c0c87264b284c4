import { commonMessages } from '@ezone/shell/notices/words';
import { decodeFile } from '@ezone/shell/data/files';
import { QueryView } from '@ezone/shell/data/query-view';
import { Switch } from '@ezone/ui/switch';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { previewMessages } from './previewMessages';

/** How many bytes of a text are shown. */
const MOST = 512 * 1024;

const fetchBeginning = async (url: string, signal: AbortSignal) => {
  const response = await fetch(url, { signal, headers: { Range: `bytes=0-${String(MOST - 1)}` } });
  if (!response.ok) throw new Error(`The server answers ${String(response.status)}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const whole = Number(response.headers.get('Content-Range')?.split('/')[1] ?? bytes.length);
  return { text: decodeFile(bytes.slice(0, MOST)), isWhole: whole <= MOST };
};

/** The beginning of a text, whichever encoding it is in. */
export const TextPreview = ({ url, name }: { url: string; name: string }) => {
  const { formatMessage } = useIntl();
  const [wraps, setWraps] = useState(true);
  const query = useQuery({
    queryKey: ['file-text', url],
    queryFn: ({ signal }) => fetchBeginning(url, signal),
    meta: { suppressToast: true },
  });
  return (
    <QueryView
      query={query}
      loading={formatMessage(commonMessages.loading)}
      failed={formatMessage(commonMessages.notLoaded)}
      skeleton={<Skeleton width="60rem" height="24rem" />}
    >
      {({ text, isWhole }) => (
        <Sheet>
          <Switch isSelected={wraps} onChange={setWraps}>
            {formatMessage(previewMessages.wrap)}
          </Switch>
          <Text
            tabIndex={0}
            role="region"
            aria-label={name}
            dir="auto"
            $wraps={wraps}
            data-scrolls-sideways={wraps ? undefined : ''}
          >
            {text}
          </Text>
          {!isWhole && <p>{formatMessage(previewMessages.cutText)}</p>}
        </Sheet>
      )}
    </QueryView>
  );
};

const Sheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: min(100%, 100rem);
  min-block-size: 0;
  padding: ${({ theme }) => theme.space(4)};

  & > p {
    margin: 0;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Text = styled.pre<{ $wraps: boolean }>`
  flex: 1;
  min-block-size: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space(4)};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  font-family: ${({ theme }) => theme.font.mono};
  white-space: ${({ $wraps }) => ($wraps ? 'pre-wrap' : 'pre')};
  overflow-wrap: ${({ $wraps }) => ($wraps ? 'anywhere' : 'normal')};
`;
