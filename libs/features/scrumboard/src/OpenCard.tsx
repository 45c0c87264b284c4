import { commonMessages } from '@ezone/shell/notices/words';
import { LazyDetail } from '@ezone/shell/page/list-detail';
import { useFetchAhead } from '@ezone/shell/session/live';
import { Dialog } from '@ezone/ui/dialog';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useIntl } from 'react-intl';
import type { CardDetailProps } from './components/CardDetail';
import { GoneCard } from './components/GoneCard';
import { boardMessages } from './messages';

const loadDetail = lazyContent(async () => (await import('./components/CardDetail')).CardDetail);

export type OpenCardProps = Omit<CardDetailProps, 'card'> & { cardId: string | null };

/** The open card, over its board. */
export const OpenCard = ({ cardId, onClose, ...detail }: OpenCardProps) => {
  const { formatMessage } = useIntl();
  useFetchAhead(loadDetail);
  const card = cardId === null ? undefined : detail.kept.cards.recordOf(cardId);
  return (
    <Dialog
      open={cardId !== null}
      onClose={onClose}
      title={formatMessage(boardMessages.card)}
      titleIsQuiet
      closeLabel={formatMessage(commonMessages.close)}
      size="large"
    >
      {card ? (
        <LazyDetail load={loadDetail} props={{ ...detail, card, onClose }} />
      ) : (
        cardId !== null && <GoneCard key={cardId} cardId={cardId} />
      )}
    </Dialog>
  );
};
