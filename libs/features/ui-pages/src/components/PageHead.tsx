import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';

/** The head of a page: its title and what it is about. */
export const PageHead = ({ title, intro }: { title: MessageDescriptor; intro: MessageDescriptor }) => (
  <Head>
    <Title>
      <FormattedMessage {...title} />
    </Title>
    <Intro>
      <FormattedMessage {...intro} />
    </Intro>
  </Head>
);

const Head = styled.div`
  padding-block: ${({ theme }) => theme.space(4)};
`;

const Title = styled.h1`
  ${({ theme }) => theme.type.pageTitle}
`;

const Intro = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
  color: ${({ theme }) => theme.color.textMuted};
`;
