export default function Page(_: { id?: string; game?: string }) {
  return null;
}
