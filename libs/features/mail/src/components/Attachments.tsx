import { useSizeText } from '@ezone/shell/data/files';
import { FileText } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { mailMessages } from '../messages';
import type { Attachment } from '../model/mail';

/** The files that came with a mail: pictures to be seen, all of them to be opened or saved. */
export const Attachments = ({ files }: { files: readonly Attachment[] }) => {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  if (files.length === 0) return null;
  return (
    <section aria-label={formatMessage(mailMessages.attachments)}>
      <Files role="list">
        {files.map(({ url, fileName, preview, size }) => (
          <li key={url + fileName}>
            <File as={url === '' ? 'span' : 'a'} {...(url !== '' && { href: url, target: '_blank', rel: 'noopener' })}>
              <Preview>
                {preview === '' ? <FileText aria-hidden /> : <img src={preview} alt="" loading="lazy" />}
              </Preview>
              <Name>
                <bdi>{fileName}</bdi>
                <small>{sizeText(size)}</small>
              </Name>
            </File>
          </li>
        ))}
      </Files>
    </section>
  );
};

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
`;

const File = styled.a`
  display: grid;
  inline-size: 16rem;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;

  &:is(a):hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Preview = styled.span`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  block-size: 9.6rem;
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface2};
  color: ${({ theme }) => theme.color.textMuted};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    inline-size: 3.2rem;
    block-size: 3.2rem;
  }
`;

const Name = styled.span`
  display: grid;
  padding: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.dense}

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > small {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
