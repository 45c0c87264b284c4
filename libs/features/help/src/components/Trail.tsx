import type { AnswerOf } from '@ezone/api-client';
import { RouteLink } from '@ezone/shell/routing';
import { Breadcrumbs } from '@ezone/ui/breadcrumbs';
import { useIntl } from 'react-intl';
import { addressOf } from '../addresses';
import { helpMessages } from '../messages';

type TrailProps = {
  /** The category that one is in, which is a link where one is further down. */
  category: AnswerOf<'listKnowledgeBaseCategories'>[number];
  isLink?: boolean;
};

/** Where one is in the knowledge base, and the ways back. */
export const Trail = ({ category: { id, title }, isLink = false }: TrailProps) => {
  const { formatMessage } = useIntl();
  return (
    <Breadcrumbs
      label={formatMessage(helpMessages.path)}
      as={RouteLink}
      endsAtParent={isLink}
      steps={[
        { id: 'all', label: formatMessage(helpMessages.allCategories), to: addressOf.all },
        { id, label: title, ...(isLink && { to: addressOf.category(id) }) },
      ]}
    />
  );
};
