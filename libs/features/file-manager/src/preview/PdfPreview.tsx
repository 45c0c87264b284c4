import { commonMessages } from '@ezone/shell/notices/words';
import { ErrorState } from '@ezone/ui/error-state';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { previewMessages, previewSentences } from './previewMessages';

// A file of our own origin, which the page's policy allows.
GlobalWorkerOptions.workerPort = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
  type: 'module',
});

/** How much finer a page is drawn than the screen shows it, at most. */
const FINEST = 2;

/** The pages of a PDF, each drawn when it comes into view. */
export const PdfPreview = ({ url, name }: { url: string; name: string }) => {
  const { formatMessage } = useIntl();
  const [loaded, setLoaded] = useState<PDFDocumentProxy | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const task = getDocument({ url, useWasm: false, enableXfa: false });
    let isOver = false;
    task.promise.then(
      (pdf) => {
        if (!isOver) setLoaded(pdf);
      },
      () => {
        if (!isOver) setBroken(true);
      },
    );
    return () => {
      isOver = true;
      void task.destroy();
    };
  }, [url]);
  if (isBroken) return <ErrorState title={formatMessage(previewMessages.noContent)} />;
  if (!loaded) return <p role="status">{formatMessage(commonMessages.loading)}</p>;
  return (
    <Pages tabIndex={0} role="region" aria-label={name}>
      {Array.from({ length: loaded.numPages }, (_, index) => (
        <PdfPage
          key={index}
          pdf={loaded}
          number={index + 1}
          label={formatMessage(previewSentences.page, { page: index + 1, count: loaded.numPages })}
        />
      ))}
    </Pages>
  );
};

const draw = async (page: PDFPageProxy, canvas: HTMLCanvasElement) => {
  const unscaled = page.getViewport({ scale: 1 });
  const scale = (canvas.clientWidth / unscaled.width) * Math.min(window.devicePixelRatio, FINEST);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
};

function PdfPage({ pdf, number, label }: { pdf: PDFDocumentProxy; number: number; label: string }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        // A page that cannot be drawn stays empty; the others are still to be read.
        pdf
          .getPage(number)
          .then((page) => draw(page, canvas))
          .catch(() => undefined);
      },
      { rootMargin: '100%' },
    );
    seen.observe(canvas);
    return () => {
      seen.disconnect();
    };
  }, [pdf, number]);
  return <Sheet ref={canvasRef} role="img" aria-label={label} />;
}

const Pages = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
  inline-size: 100%;
  min-block-size: 0;
  padding: ${({ theme }) => theme.space(4)};
  overflow: auto;
`;

/* Paper is white in every scheme. */
const Sheet = styled.canvas`
  flex: none;
  inline-size: min(100%, 90rem);
  min-block-size: 20rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  background: white;
`;
