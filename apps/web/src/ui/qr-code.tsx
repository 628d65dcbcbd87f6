import { lazy, Suspense } from 'react';
import type { QrProps } from './qr-drawing.js';

const QrDrawing = lazy(() => import('./qr-drawing.js'));

/** A QR code. What computes it is fetched when one is shown; its place is kept free until then. */
export const QrCode = (props: QrProps) => (
  <Suspense fallback={<svg className="qr" viewBox="0 0 1 1" aria-hidden="true" />}>
    <QrDrawing {...props} />
  </Suspense>
);
