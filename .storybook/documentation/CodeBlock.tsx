import type { CodeBlockProps } from '@ezone/documentation/markdown';
import { codeColors } from '@ezone/documentation/markdown';
import { Button } from '@ezone/ui/button';
import { UiProvider } from '@ezone/ui/theme';
import { useRef, useState } from 'react';
import styled from 'styled-components';

/** Code of a page, in the colours that the app has for it. */
export const CodeBlock = ({ html, file }: CodeBlockProps) => {
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code.current?.textContent ?? '');
    setCopied(true);
  };
  return (
    <UiProvider locale="en">
      <Figure className="sb-unstyled">
        <Head>
          <span>{file}</span>
          <Button size="dense" variant="ghost" onPress={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </Head>
        <Code tabIndex={0}>
          {/* Written by our own build from the pages. */}
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        </Code>
      </Figure>
    </UiProvider>
  );
};

const Figure = styled.figure`
  margin: 0 0 ${({ theme }) => theme.space(6)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
`;

const Head = styled.figcaption`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: ${({ theme }) => `${theme.space(4)} ${theme.space(1)}`};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  ${({ theme }) => theme.type.caption}
  font-family: ${({ theme }) => theme.font.mono};
`;

const Code = styled.pre`
  ${({ theme }) => theme.type.dense}
  ${codeColors}
  max-block-size: 60rem;
  margin: 0;
  padding: ${({ theme }) => theme.space(4)};
  overflow: auto;
  font-family: ${({ theme }) => theme.font.mono};
`;
