export default function Page() {
  return <h1>leadership</h1>;
}
