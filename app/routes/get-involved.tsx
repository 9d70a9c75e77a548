export default function Page() {
  return <h1>get-involved</h1>;
}
