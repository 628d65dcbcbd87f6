/** The sign of Sixfold: six cells around a free one. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="4 4 56 56" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M49.21 22.8L57.18 27.4L57.18 36.6L49.21 41.2L41.24 36.6L41.24 27.4zM40.6 37.7L48.57 42.3L48.57 51.5L40.6 56.1L32.64 51.5L32.64 42.3zM23.4 37.7L31.36 42.3L31.36 51.5L23.4 56.1L15.43 51.5L15.43 42.3zM14.79 22.8L22.76 27.4L22.76 36.6L14.79 41.2L6.82 36.6L6.82 27.4zM23.4 7.9L31.36 12.5L31.36 21.7L23.4 26.3L15.43 21.7L15.43 12.5z"
      />
      <path fill="var(--stone-red)" d="M40.6 7.9L48.57 12.5L48.57 21.7L40.6 26.3L32.64 21.7L32.64 12.5z" />
    </svg>
  );
}
