import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code as one path; dark on white in both themes, because cameras want it so. */
export default function QrDrawing({ text, label }: QrProps) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { border: 0 });
    const path = code.data
      .flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { path, size: code.size };
  }, [text]);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
