export default function Page() {
  return <h1>role</h1>;
}
