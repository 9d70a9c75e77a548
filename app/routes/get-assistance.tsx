export default function Page() {
  return <h1>get-assistance</h1>;
}
