import { IconButton } from '@ezone/ui/icon-button';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { docsMessages } from '../messages';
import { useCopy } from '../useCopy';
import { useOwnWords } from '../useOwnWords';

type CodeBlockProps = {
  /** The code with its words in elements of a class for each kind, as the build has coloured it. */
  html: string;
  language: string;
  /** Where it is from, as a path from the project's folder. */
  file?: string;
};

/** Code in colours, with a button that copies it. */
export const CodeBlock = ({ html, language, file }: CodeBlockProps) => {
  const { formatMessage } = useIntl();
  const own = useOwnWords();
  const copy = useCopy();
  const code = useRef<HTMLElement>(null);
  return (
    <Figure>
      {file !== undefined && <figcaption>{file}</figcaption>}
      <Code
        tabIndex={0}
        aria-label={file ?? `${formatMessage(docsMessages.code)} (${language})`}
        lang={own.lang}
        role="group"
      >
        {/* Written by our own build from the pages. */}
        <code ref={code} lang="en" dangerouslySetInnerHTML={{ __html: html }} />
      </Code>
      <CopyButton>
        <IconButton
          size="dense"
          icon={<Copy />}
          label={formatMessage(docsMessages.copyCode)}
          {...own}
          onPress={() => void copy(code.current?.textContent ?? '')}
        />
      </CopyButton>
    </Figure>
  );
};

const Figure = styled.figure`
  position: relative;
  margin-block: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  & > figcaption {
    ${({ theme }) => theme.type.caption}
    padding-block: ${({ theme }) => theme.space(2)};
    padding-inline: ${({ theme }) => `${theme.space(4)} ${theme.space(12)}`};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    font-family: ${({ theme }) => theme.font.mono};
    color: ${({ theme }) => theme.color.textMuted};
    overflow-wrap: anywhere;
  }
`;

/** The colours of code, by the kinds of its words. */
export const codeColors = css`
  .token-keyword {
    color: ${({ theme }) => theme.tone.info.text};
  }

  .token-string,
  .token-string-expression {
    color: ${({ theme }) => theme.tone.success.text};
  }

  .token-comment {
    color: ${({ theme }) => theme.color.textMuted};
  }

  .token-function,
  .token-link {
    color: ${({ theme }) => theme.tone.primary.text};
  }

  .token-constant,
  .token-parameter {
    color: ${({ theme }) => theme.tone.warning.text};
  }

  .token-punctuation {
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Code = styled.pre`
  ${({ theme }) => theme.type.dense}
  ${codeColors}
  max-block-size: 60rem;
  margin: 0;
  padding: ${({ theme }) => theme.space(4)};
  overflow: auto;
  border-radius: ${({ theme }) => theme.radius.card};
  font-family: ${({ theme }) => theme.font.mono};
  tab-size: 2;

  /* As wide as its longest line, and room after it: scrolled to its end, no line lies under the button. */
  & > code {
    display: block;
    inline-size: max-content;
    min-inline-size: 100%;
    padding-inline-end: ${({ theme }) => theme.space(12)};
  }

  /* Paper does not scroll. */
  @media print {
    max-block-size: none;
    overflow: visible;
    white-space: pre-wrap;

    & > code {
      inline-size: auto;
      padding-inline-end: 0;
    }
  }
`;

const CopyButton = styled.div`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space(1)};
  inset-inline-end: ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};

  @media print {
    display: none;
  }
`;
