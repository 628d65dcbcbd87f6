/** Our own line icons in a box of 24. */
const PATHS = {
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 4.5v5M8 14.5v5',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M14 5l-7 7 7 7',
  forward: 'M10 5l7 7-7 7',
  copy: 'M9 9h10v11H9ZM5 15V4h10',
  share: 'M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7',
  check: 'M5 12.5l4.5 4.5L19 7',
  chat: 'M4 5h16v11H10l-4 4v-4H4Z',
  log: 'M5 6h14M5 12h14M5 18h9',
  robot: 'M6 9h12v9H6ZM12 9V5m-3 8v1m6-1v1M3.5 12v3m17-3v3',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19c.8-3.5 3.2-5 6.5-5s5.7 1.5 6.5 5M15 4.5a3.5 3.5 0 0 1 0 6.3M17.5 14.5c2.3.6 3.5 2.2 4 4.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.1',
  skip: 'M5 5l8 7-8 7ZM17 5v14',
  skipBack: 'M19 5l-8 7 8 7ZM7 5v14',
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  chart: 'M4 19h16M5 15l4-5 4 3 6-8',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.9.7 1 1.6 1 2.1h5c0-.5.1-1.4 1-2.1A6 6 0 0 0 12 3Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  sound: 'M4 10v4h3l5 4V6L7 10ZM16 9c1.5 1.8 1.5 4.2 0 6M18.5 6.5c3 3.3 3 7.7 0 11',
  menu: 'M4 7h16M4 12h16M4 17h16',
  seal: 'M12 3l7 3v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6Z M9 12l2.3 2.3L15.5 10',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  offline: 'M3 9c5.5-4.7 12.5-4.7 18 0M6.5 13c3.4-2.7 7.6-2.7 11 0M12 18v.1M4 3l16 18',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  text: 'M5 6h14M12 6v13M9 19h6',
  undo: 'M5 8h9a5 5 0 0 1 0 10H8M9 4 5 8l4 4',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M19 3v5h-5',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  download: 'M12 4v11m-4-4 4 4 4-4M5 19h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15ZM10.5 21.5h3',
  phone: 'M7 3h10v18H7ZM11 18h2',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className="icon"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
