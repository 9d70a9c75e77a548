export default function Page() {
  return <h1>membership-assistance</h1>;
}
